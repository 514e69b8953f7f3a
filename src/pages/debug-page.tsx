import { DebugReport } from '~/features/login/debug-report'

/** What support asks for. */
export const Page = () => <DebugReport />
