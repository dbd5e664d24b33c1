import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import * as styles from './ServiceCards.css';

export type ServiceCard = { title: string; description: string; to: string; photo: string };

/** Renders the services as cards with pictures. On a desktop the first two cards are twice as wide. */
export function ServiceCards({ cards }: { cards: ServiceCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, description, to, photo }, index) => (
        <li key={to}>
          <Picture photo={photo} slot={index < 2 ? 'card-wide' : 'card'} alt="" />
          <div>
            <h3>
              <a href={to}>{title}</a>
            </h3>
            <p>{description}</p>
            <Icon name="arrowRight" />
          </div>
        </li>
      ))}
    </ul>
  );
}
