import Cropper, { type Area, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { PREVIEW_SIDE, ZOOM, zoomStep } from '~/domain/people/photo-limits'
import { useIsOnItsSide } from '~/platform/use-media'
import styles from './crop-box.module.css'

type Props = {
  /** An object URL of the upright picture. */
  url: string
  position: Point
  zoom: number
  onPosition: (position: Point) => void
  onZoom: (zoom: number) => void
  /** The chosen part, in the picture's pixels. */
  onArea: (area: Area) => void
}

/** The ring on a phone in landscape, where the buttons are beside the picture. */
const LOW_SIDE = 132

/** The picture always covers the ring, so what is inside the ring is the result, whatever the picture's shape. */
const ringOf = (side: number) => {
  const size = { width: side, height: side }
  return {
    cropSize: size,
    style: {
      containerStyle: { ...size, inset: 0, margin: 'auto', overflow: 'visible' },
      cropAreaStyle: { border: '2px solid #fff', color: 'rgb(9 20 15 / 0.62)' },
    },
  }
}
const RING = ringOf(PREVIEW_SIDE)
const LOW_RING = ringOf(LOW_SIDE)

/** The picture behind a round window: moved by dragging or the arrow keys, zoomed by pinching or the wheel. */
export const CropBox = ({ url, position, zoom, onPosition, onZoom, onArea }: Props) => (
  <div className={styles.box}>
    <Cropper
      image={url}
      crop={position}
      zoom={zoom}
      minZoom={ZOOM.min}
      maxZoom={ZOOM.max}
      zoomSpeed={0.5}
      aspect={1}
      cropShape="round"
      objectFit="cover"
      showGrid
      disableAutomaticStylesInjection
      keyboardStep={8}
      {...(useIsOnItsSide() ? LOW_RING : RING)}
      mediaProps={{ alt: '' }}
      cropperProps={{ 'aria-label': 'Move the picture with the arrow keys', role: 'application' }}
      onCropChange={onPosition}
      onZoomChange={(value) => onZoom(zoomStep(value))}
      onCropAreaChange={(_share, area) => onArea(area)}
      onCropComplete={(_share, area) => onArea(area)}
    />
  </div>
)

type ZoomProps = { zoom: number; disabled?: boolean | undefined; onZoom: (zoom: number) => void }

/** The zoom, from 1 to 3 in steps of 0.1. */
export const ZoomSlider = ({ zoom, disabled, onZoom }: ZoomProps) => (
  <div className={styles.zoom}>
    <Glass />
    <input
      className={styles.range}
      type="range"
      aria-label="Zoom"
      min={ZOOM.min}
      max={ZOOM.max}
      step={ZOOM.step}
      value={zoom}
      disabled={disabled}
      aria-valuetext={`${zoom.toFixed(1)} times`}
      style={{
        backgroundSize: `${(100 * (zoom - ZOOM.min)) / (ZOOM.max - ZOOM.min)}% 4px, 100% 4px`,
      }}
      onChange={(event) => onZoom(zoomStep(Number(event.target.value)))}
    />
    <Glass nearer />
    <output aria-hidden="true">{zoom.toFixed(1)}×</output>
  </div>
)

/** The icon at each end of the slider. */
const Glass = ({ nearer }: { nearer?: boolean }) => (
  <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d={`m20 20-4.8-4.8M8 10.5h5${nearer ? 'M10.5 8v5' : ''}`} />
  </svg>
)
