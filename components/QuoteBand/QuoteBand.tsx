import { ActionLink } from '../ActionLink/ActionLink';
import { EmailAddress } from '../EmailLink/EmailLink';
import { Section } from '../Section/Section';
import { useSite } from '../site-context';
import * as styles from './QuoteBand.css';

type QuoteBandProps = {
  title: string;
  text: string;
  action: string;
  /** Email address, rendered as a mail link if the page passes it. */
  email?: string;
};

/** Renders the band at the end of a page that invites the visitor to ask for a quote or to call. */
export function QuoteBand({ title, text, action, email }: QuoteBandProps) {
  const { phone, phoneHref } = useSite();
  return (
    <Section tone="fir" isDense isForScreen>
      <div className={styles.row}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <p className={styles.actions}>
          <ActionLink href="/contact">{action}</ActionLink>{' '}
          <ActionLink href={phoneHref} variant="outlined">
            {phone.national}
          </ActionLink>{' '}
          {email && (
            <ActionLink href={`mailto:${email}`} variant="outlined">
              <EmailAddress email={email} />
            </ActionLink>
          )}
        </p>
      </div>
    </Section>
  );
}
