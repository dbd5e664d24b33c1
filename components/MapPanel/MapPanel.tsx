import { actionStyle } from '../ActionLink/ActionLink.css';
import { useSite } from '../site-context';
import { VosgesMap } from '../VosgesMap/VosgesMap';
import { widget } from '../widgets/attributes';
import * as styles from './MapPanel.css';

/** Degrees that the map shows on each side of the address. */
const MAP_MARGIN_DEGREES = { latitude: 0.012, longitude: 0.03 };

/**
 * Renders the site's own map of the towns. The map of OpenStreetMap covers it only with the visitor's consent, because
 * OpenStreetMap then learns the IP address (RGPD).
 */
export function MapPanel() {
  const { company, interfaceCopy } = useSite();
  const copy = interfaceCopy.mapPanel;
  const { latitude, longitude } = company.address;
  const box = [
    longitude - MAP_MARGIN_DEGREES.longitude,
    latitude - MAP_MARGIN_DEGREES.latitude,
    longitude + MAP_MARGIN_DEGREES.longitude,
    latitude + MAP_MARGIN_DEGREES.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const marker = `${latitude},${longitude}`;
  const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${encodeURIComponent(marker)}`;
  const link = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

  return (
    <div className={styles.panel} data-map-src={embed} data-map-title={copy.title} {...widget('MapPanel', 'now')}>
      <div className={styles.placeholder} data-map-placeholder="">
        <VosgesMap />
        <div>
          <button className={actionStyle.quiet} type="button" data-map-show="" hidden>
            {copy.show}
          </button>
          <p>
            <a className={styles.link} href={link} rel="noreferrer">
              {copy.link}
            </a>
          </p>
          <p className={styles.note}>{copy.note}</p>
        </div>
      </div>
    </div>
  );
}
