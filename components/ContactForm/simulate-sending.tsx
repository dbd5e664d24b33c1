import { ActionLink } from '../ActionLink/ActionLink';
import { readyEmail } from './ready-email';
import type { Send, Simulation } from './sending';

/** As ordered: takes its time, and logs the data to the console. What is left to do is then offered, so that nothing is lost. */
export const send: Send = async (request, { sending, fields }) => {
  console.log('Demande de contact', request);
  const { action, delay, phone, texts } = sending as Simulation;
  await new Promise((done) => setTimeout(done, delay));
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
