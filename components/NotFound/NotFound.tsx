import { ActionLink } from '../ActionLink/ActionLink';
import { actionStyle } from '../ActionLink/ActionLink.css';
import * as hero from '../PageHero/PageHero.css';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import { widget } from '../widgets/attributes';
import missingPathScript from './missing-path.inline.ts?script';
import drawing from './missing-tile.svg?url';
import * as styles from './NotFound.css';

/**
 * Renders the top of the page for a missing page: the explanation, links to other pages and a roof without one of its
 * tiles. Scripts add the missing path, the back button and a toast.
 */
export function NotFound() {
  const { notFound: copy } = useSite().interfaceCopy;
  return (
    <div className={`${hero.hero.plain} ${styles.hero}`}>
      <div className={wrap}>
        <div
          className={styles.textBlock}
          {...widget('NotFound', 'now')}
          data-text-title={copy.title}
          data-text-description={copy.description}
        >
          <h1 className={hero.title.withoutPhoto}>{copy.heading}</h1>
          {/* The actions are before the text, because the toast covers the lower half of a phone's screen for five
              seconds. */}
          <p className={styles.actions}>
            <ActionLink href="/">{copy.home}</ActionLink>{' '}
            <button className={actionStyle.outlined} type="button" data-back="" hidden>
              {copy.back}
            </button>
          </p>
          <p className={styles.text} data-missing="" hidden>
            {copy.missing} <code className={styles.path} data-missing-path="" />
            <script dangerouslySetInnerHTML={{ __html: missingPathScript }} />
          </p>
          <p className={styles.text}>{copy.text}</p>
        </div>
      </div>
      <img className={styles.drawing} src={drawing} width="700" height="404" alt="" loading="lazy" />
    </div>
  );
}
