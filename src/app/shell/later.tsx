import { InstallOffer } from '~/features/install/install-offer'
import { PushOffer } from '~/features/push-prompt/push-offer'

export { LiveLine } from './live-line'

/** The offers shown after the start. */
export const Offers = () => (
  <>
    <InstallOffer />
    <PushOffer />
  </>
)
