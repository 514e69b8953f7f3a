declare global {
  interface ImportMetaEnv {
    readonly VITE_PRODUCT_NAME?: string
  }
}

/** The product's name in letters and notifications: that of the build in the demo; a host's own elsewhere. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME?.trim() || 'Linx Golf'
