// Le formulaire : ses champs, dans leur ordre, et tous ses mots.
export const contactForm = {
  fields: {
    name: {
      label: 'Votre nom',
      inMail: 'Nom',
      required: true,
      compact: true,
      maxLength: 100,
      input: { type: 'text', autoComplete: 'name' },
    },
    phone: {
      label: 'Votre téléphone',
      inMail: 'Téléphone',
      // Un numéro que personne n'a (Arcep, décision 2018-0881).
      hint: 'par exemple 06 39 98 12 34',
      required: true,
      compact: true,
      maxLength: 40,
      // Numéro français : +33, 0033 ou 0, un chiffre de 1 à 9, quatre fois deux chiffres ; espaces, points ou tirets
      // entre eux. « +33 (0)6 … » passe aussi.
      rule: {
        pattern: '^(?:(?:\\+|00)33(?:[\\s.-]*\\(0\\))?|0)[\\s.-]*[1-9](?:[\\s.-]*\\d{2}){4}$',
        message: 'Numéro de téléphone invalide',
      },
      input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    },
    email: {
      label: 'Votre adresse email',
      inMail: 'Email',
      hint: 'par exemple nom@example.com',
      required: false,
      compact: false,
      maxLength: 200,
      rule: {
        pattern:
          '^[^\\s@<>()",;:]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$',
        message: 'Adresse email invalide',
      },
      input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    },
    subject: {
      label: 'Objet de votre demande',
      inMail: 'Objet',
      required: false,
      compact: false,
      maxLength: 200,
      input: { type: 'text' },
    },
    message: {
      label: 'Votre message',
      inMail: 'Message',
      required: true,
      compact: true,
      maxLength: 5000,
      rows: { compact: 3, full: 5 },
    },
  },
  // Sous un champ obligatoire laissé vide.
  requiredMessage: 'Ce champ est obligatoire',
  requiredNote: "Les champs marqués d'un astérisque (*) sont obligatoires.",
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  success: { title: 'Message envoyé !', text: 'Nous vous contacterons très prochainement.' },
  // Avant les champs, tant que le formulaire ne transmet rien ; suivi du téléphone.
  demoNote: "Ce formulaire prépare un email, que vous enverrez vous-même : il ne transmet rien. Plus rapide : appelez le",
  // Sous le bouton, une fois le message écrit, tant que le formulaire ne transmet rien.
  lastStep: {
    title: "L'artisan n'a rien reçu : il vous reste à envoyer votre message.",
    text: 'Il est prêt dans un email : ouvrez-le, puis envoyez-le depuis votre messagerie.',
    email: 'Envoyer ce message par email',
    // Suivi du téléphone.
    call: 'Ou dites-le de vive voix, au',
    // Avant la fin d'un message trop long pour un lien.
    left: "La fin de votre message n'entre pas dans l'email. La voici, à copier à la suite :",
  },
  // Quand le formulaire transmet : pourquoi le message n'est pas arrivé, ou peut-être pas.
  failure: {
    offline: "Vous n'avez pas de réseau : votre message n'est pas parti.",
    cut: "La connexion s'est coupée : votre message n'est peut-être pas arrivé.",
    late: "Le site ne répond pas : votre message n'est peut-être pas arrivé.",
    unreadable: "Le site a mal répondu : votre message n'est sans doute pas arrivé.",
    // À la suite de chacune ; suivi du téléphone.
    kept: 'Il est toujours écrit ci-dessus. Réessayez sans crainte, il ne sera pas reçu deux fois, ou appelez le',
    retry: 'Réessayer',
  },
};
