import { actionStyle } from '../ActionLink/ActionLink.css';
import { Prose } from '../Prose/Prose';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './MapPanel.css';

/** Degrees around the address that the map shows. */
const MARGIN = { latitude: 0.012, longitude: 0.03 };

/** The address, and the map of it only after the visitor's agreement: OpenStreetMap then learns the IP address (RGPD). */
export function MapPanel() {
  const { company, postalAddress, interfaceCopy } = useSite();
  const words = interfaceCopy.mapPanel;
  const { latitude, longitude } = company.address;
  const box = [
    longitude - MARGIN.longitude,
    latitude - MARGIN.latitude,
    longitude + MARGIN.longitude,
    latitude + MARGIN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const marker = `${latitude},${longitude}`;
  const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${encodeURIComponent(marker)}`;
  const link = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

  return (
    <div className={styles.panel} data-map-src={embed} data-map-title={words.title} {...widget('MapPanel', 'now')}>
      <div className={styles.placeholder} data-map-placeholder="">
        <p className={styles.address}>
          <Prose text={postalAddress} />
        </p>
        <p>
          <a className={styles.link} href={link} rel="noreferrer">
            {words.link}
          </a>
        </p>
        <button className={actionStyle.primary} type="button" data-map-show="" hidden>
          {words.show}
        </button>
        <p className={styles.note}>{words.note}</p>
      </div>
    </div>
  );
}
