import { DebugReport } from '~/features/login/debug-report'

/** What support asks for (app-shell section 2). */
export const Page = () => <DebugReport />
