import type { ReactNode } from 'react'
import type { User } from '~/api/types'
import { fullName, shownName } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { Card } from '~/ui/layout/card'
import styles from './profile-head.module.css'

type Props = {
  user: User
  /** The golfer's picture with its change button. */
  picture: ReactNode
}

/** The head of the profile: picture and name. */
export const ProfileHead = ({ user, picture }: Props) => (
  <Card className={styles.me}>
    {picture}
    <div className={styles.text}>
      <h2 className={styles.name}>
        <bdi>{shownName(fullName(user))}</bdi>
      </h2>
      <p className={styles.location}>
        {locationText({ city: user.us_city, state: user.us_state })}
      </p>
      <p className={styles.hint}>Changes save when you leave each field.</p>
    </div>
  </Card>
)
