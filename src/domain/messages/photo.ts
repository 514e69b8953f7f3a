/** Messages of the photo editor. Fixed texts. */
export const photoMessages = {
  wrongType: 'Invalid file type. Only JPG and PNG are allowed.',
  tooLarge: 'Image file is too large. Maximum size allowed is 20MB.',
  tooManyPixels: 'Image dimensions are too large.',
  noneSelected: 'Please select a picture first.',
  removeConfirm: 'Are you sure you want to remove your profile picture?',
  badAnswer: 'Server response missing pictureUrl or result is invalid',
} as const
