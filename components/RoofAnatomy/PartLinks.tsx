import { Fragment } from 'react';

import { useSite } from '../site-context';
import { tapLink } from '../theme/layout.css';
import { partPath } from './RoofAnatomy';

/**
 * Renders a link to the roof on the home page, then links to the roof parts that at least one of the services repairs.
 */
export function PartLinks({ services }: { services: readonly string[] }) {
  const { roofAnatomy, roofParts } = useSite();
  const parts = roofParts.filter(({ service }) => services.includes(service));
  return (
    <p>
      <a className={tapLink} href="/#pieces">
        {roofAnatomy.title}
      </a>
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          {index === 0 ? ' : ' : ', '}
          <a className={tapLink} href={partPath(part)}>
            {index === 0 ? part.name : part.name.toLowerCase()}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
