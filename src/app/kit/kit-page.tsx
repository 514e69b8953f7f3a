import { AlertHost } from '~/ui/overlay/alert-dialog'
import { Cards } from '~/ui/layout/card'
import { formIcons } from '~/ui/icons/form-icons'
import { addIcons } from '~/ui/icons/icon'
import { lockIcon } from '~/ui/icons/lock-icon'
import { Masthead } from '~/ui/layout/masthead'
import { operatorIcons } from '~/ui/icons/operator-icons'
import { padIcons } from '~/ui/icons/pad-icons'
import { photoIcons } from '~/ui/icons/photo-icons'
import { clockIcon } from '~/ui/icons/clock-icon'
import { sealIcon } from '~/ui/icons/seal-icon'
import { eyeIcons } from '~/ui/icons/eye-icons'
import { pinIcon } from '~/ui/icons/pin-icon'
import { sectionIcons } from '~/ui/icons/section-icons'
import { ToastHost } from '~/ui/feedback/toast-host'
import { KitActions } from './kit-actions'
import { KitFields } from './kit-fields'
import { KitLook } from './kit-look'

addIcons({
  ...sectionIcons,
  ...formIcons,
  ...operatorIcons,
  ...lockIcon,
  ...padIcons,
  ...photoIcons,
  ...clockIcon,
  ...sealIcon,
  ...eyeIcons,
  ...pinIcon,
})

/** Every component of `ui/` in its states. Only on the development server: /kit. */
export const Page = () => (
  <>
    <main className="page" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Kit" aside="Parts and their states" />
        </div>
        <Cards>
          <KitActions />
          <KitFields />
          <KitLook />
        </Cards>
      </div>
    </main>
    <AlertHost />
    <ToastHost />
  </>
)
