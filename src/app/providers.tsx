import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { formIcons } from '~/ui/icons/form-icons'
import { addIcons } from '~/ui/icons/icon'

addIcons(formIcons)

type Props = { router: ComponentProps<typeof RouterProvider>['router'] }

/** The context providers around every screen. */
export const Providers = ({ router }: Props) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
