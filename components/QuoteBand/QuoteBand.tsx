import { ActionLink } from '../ActionLink/ActionLink';
import { EmailAddress } from '../EmailLink/EmailLink';
import { Section } from '../Section/Section';
import { useSite } from '../site-context';
import * as styles from './QuoteBand.css';

type QuoteBandProps = {
  title: string;
  text: string;
  action: string;
  /** Shown as a mail link where a page offers one. */
  email?: string;
};

/** The last word of a page: ask for a quote, or call. */
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
          <ActionLink href={phoneHref} look="outlined">
            {phone.national}
          </ActionLink>{' '}
          {email && (
            <ActionLink href={`mailto:${email}`} look="outlined">
              <EmailAddress email={email} />
            </ActionLink>
          )}
        </p>
      </div>
    </Section>
  );
}
