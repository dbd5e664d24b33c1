import { ActionLink } from '../ActionLink/ActionLink';
import { readyEmail } from './ready-email';
import type { Send, Simulation } from './sending';

/**
 * Simulates sending, as ordered. Waits, logs the request to the console, and offers an email with the request, so that
 * the text is not lost.
 */
export const send: Send = async (request, { sending, fields }) => {
  console.log('Demande de contact', request);
  const { action, delay, phone, texts } = sending as Simulation;
  await new Promise((resolve) => setTimeout(resolve, delay));
  const { href, left } = readyEmail(action, request, fields);
  return {
    isSent: true,
    report: (
      <>
        <p>
          <strong>{texts.title}</strong> {texts.text}
        </p>
        <p>
          <ActionLink href={href}>{texts.email}</ActionLink>
        </p>
        <p>
          {texts.call} <a href={phone.href}>{phone.display}</a>.
        </p>
        {left && <p>{texts.left}</p>}
        {left && <blockquote>{left}</blockquote>}
      </>
    ),
  };
};
