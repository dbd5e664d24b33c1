/** Every word and rule of the contact form (spec sections 4 and 5); the form gets them as its props. */
export const contactForm = {
  /** French number: +33, 0033 or 0, a digit 1–9, four pairs; spaces, dots or dashes between (spec section 5). */
  phonePattern: String.raw`^(?:(?:\+|00)33|0)[\s.-]*[1-9](?:[\s.-]*\d{2}){4}$`,
  /** Matched without regard to case (spec section 5). */
  emailPattern: String.raw`^[^\s@<>()",;:]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$`,
  messages: {
    required: 'Ce champ est obligatoire',
    phone: 'Numéro de téléphone invalide',
    email: 'Adresse email invalide',
  },
  labels: {
    name: 'Votre nom',
    phone: 'Votre téléphone',
    email: 'Votre adresse email',
    subject: 'Objet de votre demande',
    message: 'Votre message',
  },
  /** Beside the labels: what a field that can be wrong expects (WCAG 3.3.3); a number that is nobody's (Arcep 2018-0881). */
  hints: { phone: 'par exemple 06 39 98 12 34', email: 'par exemple nom@example.com' },
  requiredNote: "Les champs marqués d'un astérisque (*) sont obligatoires.",
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  success: { title: 'Message envoyé !', text: 'Nous vous contacterons très prochainement.' },
  /** Said beside the button: nothing leaves the visitor's device (facts/legal.md part 4). */
  demoNote: "Attention : rien de ce que vous écrivez ici n'est transmis. Pour nous joindre, appelez le",
} as const;

/** Spec section 4: the simulated sending lasts this long, in milliseconds. */
export const SUBMIT_DELAY_MS = 1000;
