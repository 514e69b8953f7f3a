import { InstallOffer } from '~/features/install/install-offer'
import { PushOffer } from '~/features/push-prompt/push-offer'

export { LiveLine } from './live-line'

/** What a golfer is offered once the start is over. */
export const Offers = () => (
  <>
    <InstallOffer />
    <PushOffer />
  </>
)
