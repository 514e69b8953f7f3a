/** The folders of builds. The tests have separate ones, so that what an owner or a sales person built stays unchanged. */

export const APP = 'dist'
export const DEMO = 'dist-demo'
export const TEST_APP = 'e2e/.built/dist'
export const TEST_DEMO = 'e2e/.built/dist-demo'

/** @param {{ demo: boolean, test: boolean }} kind @returns {string} the folder, from the repository's */
export function folderOf({ demo, test }) {
  if (test) return demo ? TEST_DEMO : TEST_APP
  return demo ? DEMO : APP
}

/** The name of a file beside the packages that goes with a folder. @param {string} kind @param {string} folder */
export const noteOf = (kind, folder) => `.linx-${kind}-${folder.replaceAll(/\W+/g, '-')}`
