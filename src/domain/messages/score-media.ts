/** Messages about adding photos and videos to a score. */
export const mediaMessages = {
  ready: (count: number) => (count === 1 ? '1 file is ready.' : `${count} files are ready.`),
  full: '3 files at most',
  limit: 'There is a 3 file upload limit.',
  onlyMore: (count: number) => `You can only add ${count} more file(s). Some files were not added.`,
  twice: (name: string) => `${name} is already added.`,
  empty: (name: string) => `${name} is empty. It was not added.`,
  wrongType: (name: string) =>
    `${name} was not added. Choose a photo (jpg, png, gif, webp) or a video (mp4, mov, avi, webm).`,
  heic: (name: string) =>
    `${name} was not added. Other phones can’t show HEIC photos. In your camera settings, choose “Most Compatible”, or share the photo as JPEG.`,
  photoTooLarge: 'Image file is too large. Maximum size allowed is 20MB.',
  tooManyPixels: 'Image dimensions are too large.',
  videoTooLarge: (name: string) =>
    `${name} is too large. Videos can be up to 75 MB, about a minute. Trim it and add it again.`,
  tooLargeTogether: (name: string) =>
    `${name} was not added. The photos and videos of a score can be up to 79 MB together.`,
  broken: (name: string) => `We couldn’t open ${name}. The file may be damaged.`,
  uncleanable: (name: string) =>
    `${name} was not added because we couldn’t remove its location. Share it as an MP4 from your camera or photo app and add that one.`,
  failed: (name: string) => `We couldn’t process ${name}.`,
  slow: (name: string) => `${name} took too long to process.`,
  preparing: (count: number) => (count === 1 ? 'Preparing photo…' : 'Preparing photos…'),
  postsWhenReady: (count: number) =>
    count === 1 ? 'Posts when your photo is ready.' : 'Posts when your photos are ready.',
  unprepared: (count: number) =>
    count === 1
      ? 'Not posted yet. We couldn’t process a photo. Retry or remove it.'
      : `Not posted yet. We couldn’t process ${count} photos. Retry or remove them.`,
  leftOut: 'Not posted yet. A photo was not added.',
  /** Why a score was not posted after its form was left. */
  notAllAdded: 'A photo could not be added.',
  postWithout: (count: number) => (count === 1 ? 'Post without it' : 'Post without them'),
  gone: (name: string) => `We couldn’t save ${name} on this device. Add it again.`,
} as const
