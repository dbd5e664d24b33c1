// La page Mentions légales. Ce qui a un `when` ne paraît que dans ce cas.
export const legalNotice = {
  title: 'Mentions légales',
  seo: {
    title: 'Mentions légales',
    description:
      "Qui édite ce site et qui l'héberge, ce que couvre la garantie décennale, les tarifs des dépannages et le médiateur de la consommation.",
    keywords: [
      'mentions légales',
      'assurance décennale couvreur',
      'conditions tarifaires de dépannage',
      'médiateur de la consommation',
      'couvreur {company.address.city}',
    ],
  },
  intro: [
    { text: 'Qui édite ce site, comment nous joindre, et ce que la loi prévoit quand vous nous confiez des travaux.' },
  ],
  updated: '2026-11-21',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Éditeur', value: '{company.owner}, {company.legalForm}' },
            { label: 'Nom commercial', value: '{company.name}' },
            {
              label: 'Adresse',
              value: '{company.address.street}, {company.address.postalCode} {company.address.city}',
            },
            { label: 'Téléphone', value: '{company.phone}' },
            { label: 'Email', value: '{company.email}' },
            { label: "Numéro d'établissement (SIRET)", value: '{company.siret}' },
            { label: 'Registre national des entreprises (RNE)', value: '{company.register}' },
            { label: "Code d'activité (APE)", value: '{company.apeCode}' },
            { label: 'Taxe sur la valeur ajoutée (TVA)', value: '{company.vat}' },
            { label: 'Qualification professionnelle', value: '{company.qualification}' },
            { label: 'Directeur de la publication', value: '{company.owner}' },
          ],
        },
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Raison sociale', value: '{company.host.name}' },
            { label: 'Adresse', value: '{company.host.address}' },
            { label: 'Téléphone', value: '{company.host.phone}' },
          ],
        },
      ],
    },
    {
      id: 'assurances-et-garanties',
      title: 'Assurances et garanties',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Assurances', value: 'Responsabilité décennale et responsabilité civile professionnelle' },
            { label: 'Assureur', value: '{company.insurer.name}' },
            { label: "Adresse de l'assureur", value: '{company.insurer.address}' },
            { label: 'Contrat', value: '{company.insurer.contract}' },
            { label: 'Couverture géographique', value: '{company.insurer.coverage}' },
            { label: 'Activités couvertes', value: '{company.insurer.activities}' },
          ],
        },
        {
          kind: 'paragraph',
          text: "L'attestation d'assurance décennale est jointe aux devis et aux factures. Vous pouvez la demander dès le premier contact : elle indique les activités assurées et la période de validité du contrat.",
        },
        {
          kind: 'paragraph',
          text: "Les garanties légales ci-dessous partent de la réception. C'est l'acte par lequel vous acceptez les travaux, avec ou sans réserves.",
        },
        {
          kind: 'facts',
          rows: [
            {
              label: 'Garantie de parfait achèvement : 1 an',
              value:
                "Nous réparons les désordres notés en réserve à la réception, et ceux que vous nous signalez par écrit dans l'année qui suit (Code civil, article 1792-6). L'usure normale n'en fait pas partie.",
            },
            {
              label: 'Garantie de bon fonctionnement : 2 ans',
              value:
                "Elle porte sur les éléments d'équipement que l'on peut démonter sans abîmer l'ouvrage dont ils font partie (Code civil, article 1792-3).",
            },
            {
              label: 'Garantie décennale : 10 ans',
              value:
                "Elle porte sur les travaux de couverture, de charpente et de zinguerie qui constituent un ouvrage, par exemple le remplacement complet d'une couverture. Elle joue quand un dommage compromet la solidité de l'ouvrage ou le rend impropre à sa destination (Code civil, articles 1792 et suivants).",
            },
          ],
        },
        {
          kind: 'paragraph',
          text: "Tous les travaux ne forment pas un ouvrage. Le remplacement de quelques tuiles, l'habillage d'un dessous de toit ou une gouttière posée sur une maison existante n'entrent dans la garantie décennale que s'ils constituent eux-mêmes un ouvrage. De même, un revêtement de façade peut en être un lorsqu'il assure l'étanchéité du mur. Demandez-nous ce qu'il en est avant de signer.",
        },
        { kind: 'paragraph', text: 'Ne relèvent pas de la garantie décennale :' },
        {
          kind: 'list',
          items: [
            "le démoussage, le traitement et le nettoyage d'une toiture ou d'une façade ;",
            'le nettoyage des chéneaux et des gouttières ;',
            "la peinture décorative, la lasure et l'entretien des boiseries ;",
            "le ravalement qui n'a qu'un but esthétique.",
          ],
        },
        {
          kind: 'paragraph',
          text: "Pour ces prestations, nous répondons de la bonne exécution du contrat, selon le droit commun. Aucune des garanties ci-dessus ne couvre l'usure normale ou le manque d'entretien.",
        },
      ],
    },
    {
      id: 'conditions-tarifaires',
      title: 'Devis et conditions tarifaires des dépannages',
      blocks: [
        {
          kind: 'paragraph',
          text: "Les tarifs suivants concernent les dépannages, les réparations et l'entretien. Ils sont affichés en application de l'arrêté du 24 janvier 2017. Les travaux plus importants, comme un changement de toiture ou un ravalement, sont chiffrés sur devis.",
        },
        {
          kind: 'facts',
          rows: [
            { label: "Main-d'œuvre", value: '{company.repairRates.hourlyRate}' },
            { label: 'Déplacement', value: '{company.repairRates.travelCosts}' },
            { label: 'Forfaits', value: '{company.repairRates.fixedPrices}' },
            { label: 'Autres conditions', value: '{company.repairRates.otherTerms}' },
            { label: 'Devis', value: 'Gratuit et sans engagement' },
          ],
        },
        { kind: 'paragraph', text: 'Vous recevez un devis écrit avant les travaux. Il indique :' },
        {
          kind: 'list',
          items: [
            "la date, le nom et l'adresse de l'entreprise, votre nom et le lieu des travaux ;",
            'la nature exacte des travaux ;',
            "le détail de chaque prestation et de chaque produit, en quantité et en prix, main-d'œuvre comprise ;",
            "les frais de déplacement, s'il y en a ;",
            'le montant total hors taxes et toutes taxes comprises, avec le taux de TVA appliqué ;',
            "l'enlèvement des déchets du chantier : quantité estimée, lieux de dépôt prévus et coût ;",
            "l'assurance professionnelle obligatoire, les coordonnées de l'assureur et la couverture géographique ;",
            "la durée de validité de l'offre et la gratuité du devis.",
          ],
        },
        {
          kind: 'paragraph',
          text: "Si vous signez chez vous, en notre présence, la loi vous donne en principe 14 jours pour vous rétracter (Code de la consommation, articles L. 221-18 et suivants). Ce droit ne s'applique pas aux travaux d'entretien ou de réparation que vous demandez en urgence à votre domicile, dans la limite de ce qui est strictement nécessaire pour y répondre (article L. 221-28).",
        },
      ],
    },
    {
      id: 'mediateur-de-la-consommation',
      title: 'Médiateur de la consommation',
      blocks: [
        {
          kind: 'paragraph',
          text: "En cas de désaccord, adressez-nous d'abord une réclamation écrite, par email ou par courrier. Si elle n'aboutit pas, vous pouvez, comme consommateur, saisir gratuitement notre médiateur (Code de la consommation, articles L. 612-1 et suivants). Vous avez un an pour le faire, à compter de votre réclamation.",
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Médiateur', value: '{company.mediator.name}' },
            { label: 'Adresse', value: '{company.mediator.address}' },
            { label: 'Site internet', value: '{company.mediator.website}' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'La médiation est une voie amiable. Vous gardez le droit de saisir le juge.',
        },
      ],
    },
    {
      id: 'avis-clients',
      when: 'reviews',
      title: 'Avis clients',
      blocks: [
        { kind: 'paragraph', text: '{reviewTerms}' },
        { kind: 'paragraph', text: 'Nos règles :' },
        {
          kind: 'list',
          items: [
            "Un avis n'est publié qu'avec l'accord écrit du client.",
            '{commitments.reviewsChecked}',
            "La date de publication et celle des travaux accompagnent l'avis. Les plus récents viennent en premier.",
            "Rien n'est offert ni payé en échange d'un avis.",
            "Un avis défavorable n'est pas écarté pour cette raison, et nous ne réécrivons pas les textes. Si nous refusons un avis, injurieux par exemple, nous disons pourquoi à son auteur.",
          ],
        },
        {
          kind: 'paragraph',
          text: "Si l'authenticité d'un avis vous paraît douteuse, signalez-le gratuitement à l'adresse {company.email}, en donnant vos raisons.",
        },
      ],
    },
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Les textes, les images et la mise en page de ce site sont protégés par le Code de la propriété intellectuelle. Leur reproduction demande notre accord écrit, sauf dans les cas permis par la loi, comme la courte citation. Les éléments nommés dans les crédits ci-dessous restent soumis à leur propre licence.',
        },
      ],
    },
    {
      id: 'credits',
      title: 'Crédits',
      blocks: [
        {
          kind: 'facts',
          when: 'illustrations',
          rows: [
            {
              label: 'Illustrations',
              value:
                'Images de synthèse réalisées pour ce site. Elles ne montrent ni nos chantiers ni les maisons de nos clients.',
            },
          ],
        },
        {
          kind: 'facts',
          rows: [
            {
              label: 'Police des titres',
              value: 'Bricolage Grotesque, © les auteurs du projet Bricolage Grotesque, licence libre SIL 1.1.',
            },
            {
              label: 'Icônes',
              value:
                'Lucide, © Lucide et ses contributeurs, licence ISC. Une partie vient de Feather, © Cole Bemis, licence MIT.',
            },
            {
              label: 'Noms et codes postaux des communes',
              value: 'INSEE et La Poste, données diffusées par Etalab, Licence Ouverte.',
            },
            {
              label: 'Coordonnées géographiques',
              value:
                "GeoNames (www.geonames.org), licence CC BY 4.0, et données publiques de data.gouv.fr. Les distances sont calculées à vol d'oiseau à partir de ces coordonnées, puis arrondies.",
            },
            {
              label: 'Carte de la page Contact',
              value: "© les contributeurs d'OpenStreetMap, licence ODbL (www.openstreetmap.org/copyright).",
            },
          ],
        },
      ],
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      blocks: [
        {
          kind: 'paragraph',
          text: "Une page difficile à lire ou à utiliser ? Écrivez à {company.email} ou appelez le {company.phone}, en précisant la page et ce qui vous bloque. Nous vous donnerons l'information autrement et chercherons à corriger le défaut. Ce site n'a pas fait l'objet d'un audit de conformité.",
        },
      ],
    },
    {
      id: 'responsabilite-et-droit-applicable',
      title: 'Responsabilité et droit applicable',
      blocks: [
        {
          kind: 'paragraph',
          text: "Les conseils donnés sur ce site sont généraux. Ils ne remplacent pas l'examen de votre maison. Les travaux et les prix convenus sont ceux du devis que vous acceptez.",
        },
        { kind: 'paragraph', text: 'Ce site est soumis au droit français.' },
      ],
    },
  ],
};
