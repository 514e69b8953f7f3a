import { Art, artStyles as styles } from './art'

/** A scorecard, a pencil and a coin: no bets. */
export const BetsCard = () => (
  <Art>
    <g transform="rotate(-6 76 62)">
      <rect className={styles.paper} x="26" y="24" width="104" height="74" rx="3" />
      <path d="M26 27a3 3 0 0 1 3-3h98a3 3 0 0 1 3 3v11H26z" className={styles.band} />
      <rect className={styles.line} x="26" y="24" width="104" height="74" rx="3" />
      <path
        className={styles.line}
        d="M26 53h104M26 68h104M26 83h104M66 38v60M88 38v60M110 38v60"
        opacity=".38"
      />
    </g>
    <path className={styles.dawn} d="m112 96 34-46 8 6-34 46-10 4z" />
    <path className={styles.line} d="m112 96 34-46 8 6-34 46-10 4zM114.5 93l8 6" />
    <circle className={styles.paper} cx="38" cy="98" r="11" />
    <circle className={styles.line} cx="38" cy="98" r="11" />
    <path
      className={styles.line}
      d="M38 91.5v13M41.5 94.5c-2-1.8-7-1.6-7 1.2 0 3.2 7 1.8 7 5 0 2.8-5 3-7.2 1"
      strokeWidth="1.4"
    />
  </Art>
)
