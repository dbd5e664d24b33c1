import type { ComponentType } from 'react';
import type { Drawing, DrawnService, Labels } from '../../data/drawings';
import type { ServiceSlug } from '../../data/service-slugs';
import { AiredEaves } from './sections/AiredEaves';
import { CounterBatten } from './sections/CounterBatten';
import { LiftedTile } from './sections/LiftedTile';
import { NewRoof } from './sections/NewRoof';
import { PaintedEnd } from './sections/PaintedEnd';
import { SlippedTile } from './sections/SlippedTile';
import { SplicedRafter } from './sections/SplicedRafter';
import { TwoGutters } from './sections/TwoGutters';
import { TwoRenders } from './sections/TwoRenders';

/** What draws each service's drawing; TypeScript asks for one where data/drawings.ts has the words of one. */
const sections: { [Slug in DrawnService]: ComponentType<{ labels: Labels<Slug>; alternative: string }> } = {
  'demoussage-nettoyage-toiture': LiftedTile,
  'peinture-boiserie': PaintedEnd,
  'ravalement-facade': TwoRenders,
  'renovation-toiture': CounterBatten,
  'changement-toiture': NewRoof,
  'nettoyage-cheneau': TwoGutters,
  'reparations-diverses': SlippedTile,
  charpente: SplicedRafter,
  'dessous-de-toit': AiredEaves,
};

type ServiceDrawingProps = { slug: ServiceSlug; words: Drawing | undefined };

/** A section through what the service mends, with its caption; nothing where a service has no drawing. */
export function ServiceDrawing({ slug, words }: ServiceDrawingProps) {
  if (!words) return null;
  const Section = sections[slug as DrawnService] as ComponentType<Pick<Drawing, 'labels' | 'alternative'>>;
  return (
    <figure>
      <Section labels={words.labels} alternative={words.alternative} />
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
