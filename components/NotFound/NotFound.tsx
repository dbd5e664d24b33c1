import { ActionLink } from '../ActionLink/ActionLink';
import { actionStyle } from '../ActionLink/ActionLink.css';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import missingPathScript from './missing-path.inline.ts?script';
import * as styles from './NotFound.css';

/** What happened, which path, and the ways on; scripts add the path, the back button and the toast. */
export function NotFound() {
  const { notFound: copy } = useSite().interfaceCopy;
  return (
    <div {...widget('NotFound', 'now')} data-text-title={copy.title} data-text-description={copy.description}>
      {/* Before the text: for five seconds the message lies over a phone's lower half. */}
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
