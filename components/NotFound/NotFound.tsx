import { ActionLink } from '../ActionLink/ActionLink';
import { actionStyle } from '../ActionLink/ActionLink.css';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import missingPathScript from './missing-path.inline.ts?script';
import * as styles from './NotFound.css';

/**
 * Renders the explanation of a missing page and links to other pages. Scripts add the missing path, the back button and
 * a toast.
 */
export function NotFound() {
  const { notFound: copy } = useSite().interfaceCopy;
  return (
    <div
      className={styles.columns}
      {...widget('NotFound', 'now')}
      data-text-title={copy.title}
      data-text-description={copy.description}
    >
      {/* The actions are before the text, because the toast covers the lower half of a phone's screen for five
          seconds. */}
      <p className={styles.actions}>
        <ActionLink href="/">{copy.home}</ActionLink>{' '}
        <button className={actionStyle.quiet} type="button" data-back="" hidden>
          {copy.back}
        </button>
      </p>
      <p data-missing="" hidden>
        {copy.missing} <code className={styles.path} data-missing-path="" />.
        <script dangerouslySetInnerHTML={{ __html: missingPathScript }} />
      </p>
      <p>{copy.text}</p>
    </div>
  );
}
