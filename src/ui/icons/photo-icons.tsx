/** The icons of adding and editing photos, loaded with the screens that do. */
export const photoIcons = {
  camera: (
    <>
      <path d="M3.5 8h4L9 5.5h6L16.5 8h4v11.5h-17z" />
      <circle cx="12" cy="13.3" r="3.5" />
    </>
  ),
  image: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="1.5" />
      <path d="m4 16 5-5 4.5 4.5 2.5-2.5 4 4" />
      <circle cx="15.5" cy="9" r="1.3" />
    </>
  ),
  trash: <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5" />,
}
