import { DebugReport } from '~/features/login/debug-report'

/** Information for support. */
export const Page = () => <DebugReport />
