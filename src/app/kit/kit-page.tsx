import { AlertHost } from '~/ui/alert-host'
import { Cards } from '~/ui/card'
import { formIcons } from '~/ui/form-icons'
import { addIcons } from '~/ui/icon-drawings'
import { lockIcon } from '~/ui/lock-icon'
import { Masthead } from '~/ui/masthead'
import { operatorIcons } from '~/ui/operator-icons'
import { padIcons } from '~/ui/pad-icons'
import { photoIcons } from '~/ui/photo-icons'
import { clockIcon } from '~/ui/clock-icon'
import { sealIcon } from '~/ui/seal-icon'
import { sectionIcons } from '~/ui/section-icons'
import { ToastHost } from '~/ui/toast-host'
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
