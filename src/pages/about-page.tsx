import { Link } from '~/ui/actions/link'
import { useQuery, type UseQueryResult, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HelpRail } from '~/features/help/help-topics'
import { Scene } from '~/features/login/scene'
import { RailFooter } from '~/features/site/site-footers'
import { SitePage } from '~/features/site/site-page'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { Card } from '~/ui/layout/card'
import { Icon, addIcons } from '~/ui/icons/icon'
import { sealIcon } from '~/ui/icons/seal-icon'
import { rowClass, Rows } from '~/ui/layout/rows'
import text from '~/ui/layout/text.module.css'
import { CONTRACT_VERSION } from '~/api/contract-version'
import { apiHost } from '~/api/host'
import { aboutMessages } from '~/domain/messages/site'
import { momentText } from '~/domain/dates/time-text'
import { Skeleton } from '~/ui/feedback/skeleton'
import { CopyButton } from '~/ui/actions/copy-button'
import { api, unwrap } from '~/api/client'
import { decodeDeploymentTime } from '~/api/decode/diagnostic'
import { serverTime } from '~/domain/dates/server-time'
import { deployedVersion } from '~/features/updates/version-check'
import { SupportLink } from '~/features/site/support-link'
import styles from './about-page.module.css'

/** The deployment times. A value that the host does not send is null; failures are ignored. */
const deployment = {
  /** When the host was deployed, epoch milliseconds. */
  backend: () =>
    queryOptions({
      queryKey: ['deployment', 'backend'],
      retry: false,
      queryFn: async ({ signal }) => {
        const json = unwrap(await api.GET('/api/diagnostic/deployment-time', { signal }))
        return serverTime(decodeDeploymentTime(json)) ?? null
      },
    }),

  /** When the app's own page was deployed, epoch milliseconds: its Last-Modified. */
  frontend: () =>
    queryOptions({
      queryKey: ['deployment', 'frontend'],
      retry: false,
      queryFn: async ({ signal }) => {
        const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal })
        const time = response.ok
          ? Date.parse(response.headers.get('Last-Modified') ?? '')
          : Number.NaN
        return Number.isFinite(time) ? time : null
      },
    }),
}

/** A value: undefined while it loads, null when it is unknown. */
function valueOf<T>({ data, isPending }: UseQueryResult<T | null>): T | null | undefined {
  return isPending ? undefined : (data ?? null)
}

const asText = (moment: number | null | undefined) =>
  typeof moment === 'number' ? momentText(moment) : moment

type FactProps = { name: string; children: ReactNode }

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    {children === null ? (
      <dd className={styles.missing}>{aboutMessages.missing}</dd>
    ) : (
      <dd>{children}</dd>
    )}
  </div>
)

const waiting = <Skeleton className={styles.waiting} />

/** Version, deployment times and support contact; a missing value is shown as such. */
function AboutDetails() {
  const version = valueOf(useQuery(deployedVersion()))
  const backend = asText(valueOf(useQuery(deployment.backend())))
  const frontend = asText(valueOf(useQuery(deployment.frontend())))
  const host = import.meta.env.MODE === 'demo' ? aboutMessages.demoHost : apiHost()

  const lines = () =>
    [
      ['Version', version],
      ['Backend deployed', backend],
      ['Frontend deployed', frontend],
      ['Backend', host],
      ['Contract', CONTRACT_VERSION],
      ['Browser', navigator.userAgent],
    ]
      .map(([name, value]) => `${name}: ${value ?? aboutMessages.missing}`)
      .join('\n')

  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Version">{version === undefined ? waiting : version}</Fact>
        <Fact name="Backend deployed">{backend === undefined ? waiting : backend}</Fact>
        <Fact name="Frontend deployed">{frontend === undefined ? waiting : frontend}</Fact>
        <Fact name="Backend">{host}</Fact>
        <Fact name="Contract">{CONTRACT_VERSION}</Fact>
        <Fact name="Support">
          <SupportLink className={classNames(text.link, text.alone)} unset="Contact" />
        </Fact>
      </dl>
      <div className={styles.copy}>
        <CopyButton label="Copy details" text={lines} />
      </div>
    </>
  )
}

addIcons(sealIcon)

const PAGES = [
  { label: 'Terms of Use', to: paths.terms() },
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Contact', to: paths.contact() },
]

/** The deployed version, the support contact, and the legal pages. */
export function Page() {
  const signedIn = useSession().status === 'signed-in' // a visitor has the footer of every page
  return (
    <SitePage
      title="About"
      rail={
        <>
          <HelpRail />
          {signedIn && <RailFooter />}
        </>
      }
    >
      <Card>
        <div className={styles.hero}>
          <Scene className={styles.scene} />
        </div>
        <AboutDetails />
      </Card>
      <Card>
        <Rows>
          {PAGES.map(({ label, to }) => (
            <li key={to}>
              <Link className={classNames(rowClass, styles.row)} to={to}>
                {label}
                <Icon name="chevron" small className={text.quiet} />
              </Link>
            </li>
          ))}
        </Rows>
      </Card>
      <p className={classNames('gutter', styles.affiliate, text.small, text.soft)}>
        <Icon name="seal" small />
        Authorized handicap data affiliate
      </p>
    </SitePage>
  )
}
