declare global {
  interface ImportMetaEnv {
    readonly VITE_PRODUCT_NAME?: string
  }
}

/** The product's name in mails and notifications: the build's in the demo, elsewhere the default one. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME?.trim() || 'Linx Golf'
