/** The icons of a password field, loaded with it. */
export const eyeIcons = {
  eye: (
    <>
      <path d="M2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      <path d="M4 3.5l16 17" />
    </>
  ),
}
