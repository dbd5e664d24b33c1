import { encodeQR } from 'qr';

/** Width of the white border in modules, as the standard (ISO/IEC 18004) requires. */
const BORDER_MODULES = 4;

/** Draws a QR code, black on white in every colour scheme. The caller must also render its text. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER_MODULES });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={className} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" shapeRendering="crispEdges">
      <title>Code à scanner avec l’appareil photo du téléphone</title>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
