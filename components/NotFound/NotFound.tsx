import { ActionLink } from '../ActionLink/ActionLink';
import { actionStyle } from '../ActionLink/ActionLink.css';
import { widget } from '../widgets/widget-attribute';
import { MISSING_PATH_SCRIPT } from './missing-path';
import * as styles from './NotFound.css';

type NotFoundProps = { phone: { display: string; href: string } };

/** What happened, which path, and the ways on; scripts add the path, the back button and the toast. */
export function NotFound({ phone }: NotFoundProps) {
  return (
    <div
      {...widget('NotFound', 'now')}
      data-text-title="Page non trouvée"
      data-text-description="La page que vous cherchez n'existe pas ou a été déplacée."
    >
      <p data-missing="" hidden>
        Rien ne se trouve ici : <code className={styles.path} data-missing-path="" />.
      </p>
      <p className={styles.text}>
        L'adresse a pu être mal recopiée, ou la page a changé de place. Voici où continuer. Pour une fuite ou une tuile
        tombée, le plus court est d'appeler.
      </p>
      <p className={styles.actions}>
        <ActionLink href="/">Retour à l'accueil</ActionLink>{' '}
        <button className={actionStyle.quiet} type="button" data-back="" hidden>
          Page précédente
        </button>{' '}
        <ActionLink href={phone.href} look="quiet">
          {phone.display}
        </ActionLink>
      </p>
      <script dangerouslySetInnerHTML={{ __html: MISSING_PATH_SCRIPT }} />
    </div>
  );
}
