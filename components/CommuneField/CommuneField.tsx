import { servedCommunes } from '../../data/model/site/communes';
import { townPath } from '../../data/model/site/zones';
import { addTag } from '../../data/model/text/field-tags';
import { actionStyle } from '../ActionLink/ActionLink.css';
import { Disclosure } from '../Disclosure/Disclosure';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './CommuneField.css';

/** Id of the list of communes. Without scripts the form leads to this list. */
const LIST_ANCHOR = 'communes';

/**
 * Renders the field that asks for a commune. With scripts it answers with the distance and the nearest town page.
 * Without scripts it leads to the list of all communes.
 */
export function CommuneField() {
  const site = useSite();
  const { zonesPage, company } = site;
  const copy = zonesPage.commune;
  if (servedCommunes(site).length === 0) return null;
  return (
    <form
      className={styles.field}
      action={`#${LIST_ANCHOR}`}
      {...widget('CommuneField', 'intent')}
      data-text-yes={copy.yes}
      data-text-from={`${copy.from} ${company.address.city}`}
      data-text-nearest={copy.nearest}
      data-text-unknown={copy.unknown}
    >
      <label htmlFor="commune" data-figure="">
        {copy.label}
      </label>
      <div>
        <input id="commune" name="commune" type="text" autoComplete="off" placeholder={copy.example} required />
        <button className={actionStyle.primary} type="submit">
          {copy.action}
        </button>
      </div>
      <output htmlFor="commune" />
    </form>
  );
}

/** Renders all communes in the service area, grouped by the nearest town with a page. */
export function CommuneList() {
  const site = useSite();
  const copy = site.zonesPage.commune;
  const communesByTown = servedCommunes(site);
  if (communesByTown.length === 0) return null;
  return (
    <div id={LIST_ANCHOR} className={styles.list}>
      <Disclosure title={copy.list} level={2}>
        <p>{copy.legend}</p>
        <dl>
          {communesByTown.map(({ town, communes }) => (
            <div key={town.slug}>
              <dt>
                <a href={townPath(town.slug)}>{town.name}</a>
              </dt>
              <dd>
                {addTag(site.serviceArea, 'radiusKm', communes.map(({ name, km }) => `${name} ${km}`).join(', '))}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
