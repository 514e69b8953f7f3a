import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { formIcons } from '~/ui/form-icons'
import { addIcons } from '~/ui/icon-drawings'

addIcons(formIcons)

type Props = { router: ComponentProps<typeof RouterProvider>['router'] }

/** The context providers around every screen. */
export const Providers = ({ router }: Props) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
