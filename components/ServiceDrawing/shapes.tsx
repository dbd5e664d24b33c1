import { Fragment } from 'react';
import { box, CM, type Point, repeated, smooth, straight, tileOutline } from './geometry';
import * as paint from './paint';

/** What is wrong is clay, what is right is fir. */
const TONES = { wrong: paint.wrong, right: paint.right };

type LabelProps = {
  at: Point;
  /** Where the text stands from its place: after it by default. */
  anchor?: 'middle' | 'end';
  tone?: keyof typeof TONES;
  /** A line break in the text is one in the drawing. */
  children: string;
};

/** A name in a drawing, as text: each line its own, so that what reads the page finds a space between them. */
export function Label({ at: [x, y], anchor, tone, children }: LabelProps) {
  return children.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <text
        x={x}
        y={y}
        dy={index ? `${index * 1.2}em` : undefined}
        textAnchor={anchor}
        {...paint.name}
        {...(tone && TONES[tone])}
      >
        {line}
      </text>
    </Fragment>
  ));
}

/** Lines from names to what they name, each with a dot at its end. */
export function Leaders({ of }: { of: Point[][] }) {
  return (
    <>
      <path d={of.map((points) => straight(...points)).join('')} />
      <path {...paint.dot} d={of.map((points) => `${straight(points.at(-1)!)}h0`).join('')} />
    </>
  );
}

const HEAD = 10;

/** A line with a head: the line ends inside it, so that its round end does not show at the tip. */
function arrow(through: Point[]): { line: string; head: string } {
  const [from, tip] = [through.at(-2)!, through.at(-1)!];
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const behind = (by: number, turn = 0): Point => [
    tip[0] - by * Math.cos(angle + turn),
    tip[1] - by * Math.sin(angle + turn),
  ];
  return {
    line: smooth(...through.slice(0, -1), behind(HEAD * 0.7)),
    head: `${straight(tip, behind(HEAD, 0.6), behind(HEAD, -0.6))}z`,
  };
}

/** Water on its way: a stream with a head. */
export function Water({ through }: { through: Point[] }) {
  const { line, head } = arrow(through);
  return (
    <>
      <path {...paint.bed} d={line} />
      <path {...paint.water} d={head} />
      <path {...paint.stream} d={line} />
    </>
  );
}

/** Air that dries, or a force that does harm. */
export function Arrow({ through, tone }: { through: Point[]; tone: keyof typeof TONES }) {
  const { line, head } = arrow(through);
  return (
    <g {...(tone === 'right' ? paint.air : paint.force)}>
      <path d={line} />
      <path {...TONES[tone]} d={head} />
    </g>
  );
}

const DROP = 'c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 4-7z';

/** Drops of water, each from its tip. */
export function Drops({ at }: { at: Point[] }) {
  return <path {...paint.water} d={at.map((point) => `${straight(point)}${DROP}`).join('')} />;
}

type TilesProps = {
  /** Units for a centimetre. */
  scale: number;
  /** Where each tile's head begins, along the slope. */
  heads: number[];
  /** How high above the slope's line the battens lie. */
  above?: number;
  /** Every batten has its tile, but for those missing here. */
  without?: number;
};

/** Battens and the tiles that hang on them, cut along the slope. */
export function Tiles({ scale, heads, above = 0, without }: TilesProps) {
  const high = CM.battenHigh * scale;
  const nib = CM.nib * scale;
  const tiles = heads.filter((_, index) => index !== without);
  return (
    <>
      <path
        {...paint.wood}
        d={repeated(
          box(CM.batten * scale, high),
          heads.map((x) => [x + nib, -high - above]),
        )}
      />
      <path
        {...paint.tile}
        d={repeated(
          tileOutline(scale),
          tiles.map((x) => [x, -high - above]),
        )}
      />
    </>
  );
}
