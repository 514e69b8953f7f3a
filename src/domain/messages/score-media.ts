/** What adding photos and videos to a score says. */
export const mediaMessages = {
  ready: (count: number) => (count === 1 ? '1 file is ready.' : `${count} files are ready.`),
  limit: 'There is a 3 file upload limit.',
  onlyMore: (count: number) => `You can only add ${count} more file(s). Some files were not added.`,
  twice: (name: string) => `${name} is there already.`,
  empty: (name: string) => `${name} is empty. It was not added.`,
  wrongType: (name: string) =>
    `${name} was not added: it is not a photo (jpg, png, gif, webp) or a video (mp4, mov, avi, webm).`,
  heic: (name: string) =>
    `${name} was not added: it is a HEIC photo, which other phones cannot show. In the camera's settings choose "Most compatible", or share the photo as JPEG.`,
  photoTooLarge: 'Image file is too large. Maximum size allowed is 20MB.',
  tooManyPixels: 'Image dimensions are too large.',
  videoTooLarge: (name: string) =>
    `${name} is too long to send: a video can have up to 75 MB, about a minute. Cut it shorter and add it again.`,
  broken: (name: string) => `${name} cannot be opened. The file may be damaged.`,
  uncleanable: (name: string) =>
    `${name} was not added: the place where it was filmed could not be taken out of it. Share it as an MP4 from your camera or photo app and add that one.`,
  failed: (name: string) => `${name} could not be made ready.`,
  preparing: (count: number) => (count === 1 ? 'Preparing photo…' : 'Preparing photos…'),
  postsWhenReady: (count: number) =>
    count === 1 ? 'Posts when your photo is ready.' : 'Posts when your photos are ready.',
  unprepared: (count: number) =>
    count === 1
      ? 'Not posted yet: a photo could not be prepared. Retry or remove it.'
      : `Not posted yet: ${count} photos could not be prepared. Retry or remove them.`,
  leftOut: 'Not posted yet: a photo was not added.',
  postWithout: (count: number) => (count === 1 ? 'Post without it' : 'Post without them'),
  gone: (name: string) => `${name} could not be kept on this device. Add it again.`,
} as const
