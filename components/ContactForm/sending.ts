import type { ComponentType, ReactNode } from 'react';
import type { Control, Resolver } from 'react-hook-form';
import type { ShownField } from './FormField';

/** What a visitor asks, by the names of the form's fields. */
export type ContactRequest = Record<string, string>;

type Phone = { display: string; href: string };

/** Nothing is sent, as ordered: the visitor is then offered what he wrote as an email. */
export type Simulation = {
  kind: 'simulation';
  /** Where the form goes without scripts: the visitor's mail program. */
  action: string;
  /** Milliseconds of simulated sending. */
  delay: number;
  phone: Phone;
  texts: { title: string; text: string; email: string; call: string; left: string };
};

/** What was written goes to the site's own program. */
export type Delivery = {
  kind: 'delivery';
  action: string;
  phone: Phone;
  texts: {
    /** Stays where the form was, once the toast has gone. */
    sent: string;
    /** {count} stands for the characters that a box still takes. */
    roomLeft: string;
    full: string;
    /** Beside the field that only robots fill in. */
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

/** What came of a request: sent or not, with what the form is to say below its button, or what is wrong in its fields. */
export type Outcome = { isSent: boolean; report?: ReactNode; errors?: Record<string, string> };

/** Sends what was written, or seems to. */
export type Send = (
  request: ContactRequest,
  from: { sending: SendingMethod; fields: ShownField[]; form: HTMLFormElement },
) => Promise<Outcome>;

export type RoomLeftProps = { control: Control<ContactRequest>; field: ShownField; sending: SendingMethod };

/** What checks and sends a form. */
export type ContactFormCode = {
  resolver: Resolver<ContactRequest>;
  send: Send;
  /** Below a box that takes so much and no more: how much is left, near its end. */
  RoomLeft?: ComponentType<RoomLeftProps>;
};
