import type { ComponentType, ReactNode } from 'react';
import type { Control, Resolver } from 'react-hook-form';
import type { ShownField } from './FormField';

/** The visitor's input by field name. */
export type ContactRequest = Record<string, string>;

type Phone = { display: string; href: string };

/** Sends nothing, as ordered. Offers the visitor an email with the same text. */
export type Simulation = {
  kind: 'simulation';
  /** Target of the form without scripts, which opens the visitor's mail program. */
  action: string;
  /** Milliseconds that the simulation takes. */
  delay: number;
  phone: Phone;
  texts: { title: string; text: string; email: string; call: string; left: string };
};

/** Posts the request to demande.php. */
export type Delivery = {
  kind: 'delivery';
  action: string;
  phone: Phone;
  texts: {
    /** Replaces the form's report after the toast has disappeared. */
    sent: string;
    /** Text in which {count} is replaced by the number of remaining characters. */
    roomLeft: string;
    full: string;
    /** Label of the honeypot field. */
    trap: string;
    offline: string;
    cut: string;
    late: string;
    unreadable: string;
    kept: string;
    retry: string;
  };
};

export type SendingMethod = Simulation | Delivery;

/**
 * Outcome of a request. Holds whether it was sent, a report to show below the button, and error messages by field name.
 */
export type Outcome = { isSent: boolean; report?: ReactNode; errors?: Record<string, string> };

/** Sends a request, or simulates sending. */
export type Send = (
  request: ContactRequest,
  from: { sending: SendingMethod; fields: ShownField[]; form: HTMLFormElement },
) => Promise<Outcome>;

export type RoomLeftProps = { control: Control<ContactRequest>; field: ShownField; sending: SendingMethod };

/** Code that checks and sends the form. */
export type ContactFormCode = {
  resolver: Resolver<ContactRequest>;
  send: Send;
  /** Renders the remaining characters of a field near its maximum length. */
  RoomLeft?: ComponentType<RoomLeftProps>;
};
