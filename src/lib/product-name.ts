declare global {
  interface ImportMetaEnv {
    readonly VITE_PRODUCT_NAME?: string
    readonly VITE_LOGO?: string
  }
}

/** The product's name: the build's setting VITE_PRODUCT_NAME (`scripts/build/settings.mjs`). */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME?.trim() || 'Linx Golf'
