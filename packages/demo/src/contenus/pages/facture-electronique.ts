import type { PageDemo } from '../page-demo.ts';

export const FACTURE_ELECTRONIQUE: PageDemo = {
  id: 19,
  rubrique: 'facturation',
  jours: 9,
  fr: {
    titre: `Factures électroniques et Chorus Pro`,
    resume: `Plateforme agréée, Chorus Pro : ce qui change, et les champs à remplir pour que la facture passe.`,
    texte: `Depuis le **1er septembre 2026**, toute entreprise doit pouvoir recevoir des factures électroniques ; les grandes et moyennes doivent en émettre. Au **1er septembre 2027**, ce sera le tour des petites et des micro-entreprises. Un PDF joint à un e-mail n’est pas une facture électronique.

## Ce que vous recevez de nous

Une facture est émise quand une livraison arrive. Elles sont toutes dans [votre compte](/mon-compte/factures) : PDF Factur-X, UBL et CII. Dites-nous par quel canal les recevoir, avec [le formulaire de contact](/contact).

| Votre canal | Ce qu’il vous faut |
| --- | --- |
| Plateforme agréée | être inscrit à l’annuaire ; le SIRET suffit à vous trouver |
| E-mail | une adresse dédiée, en attendant votre plateforme |
| Chorus Pro | code service et, selon la structure, numéro d’engagement |

## Acheteurs publics

La vente au secteur public reste sur **Chorus Pro**. Chaque structure dit dans l’annuaire si elle exige un code service, un numéro d’engagement, ou l’un des deux. Saisissez-les sur le [chantier](page:10), dans le panier : ils suivent la commande jusqu’à la facture.

- Code service : jusqu’à 100 signes, tel que l’annuaire l’écrit.
- Numéro d’engagement : jusqu’à 50 signes. Sans lui, une facture est souvent rejetée.

## Vos quatre vérifications

1. Le SIRET du compte est celui de l’établissement qui reçoit.
2. L’adresse de facturation est complète.
3. La référence de commande de votre client figure sur le chantier.
4. Votre comptable sait sur quelle plateforme vos factures arrivent.

Une question précise ? La [foire aux questions](/faq) a un thème *Factures*.`,
  },
  en: {
    titre: `E-invoices and Chorus Pro`,
    resume: `Accredited platforms, Chorus Pro: what changes, and the fields that let an invoice through.`,
    texte: `Since **1 September 2026** every company in France must be able to receive e-invoices, and large and mid-size companies must issue them. Small and micro companies follow on **1 September 2027**. A PDF attached to an email is not an e-invoice.

## What you get from us

An invoice is issued once a delivery has arrived. All of them are in [your account](/mon-compte/factures): Factur-X PDF, UBL and CII. Tell us through which channel you want them, with [the contact form](/contact).

| Your channel | What you need |
| --- | --- |
| Accredited platform | to be in the directory; your SIRET is enough to find you |
| Email | an address of its own, until you have a platform |
| Chorus Pro | service code and, depending on the body, PO number |

## Public buyers

Sales to the public sector stay on **Chorus Pro**. Each body says in the directory whether it requires a service code, a PO number, or either. Type them on the [job site](page:10) in the basket: they follow the order to the invoice.

- Service code: up to 100 characters, as the directory writes it.
- PO number: up to 50 characters. Without it an invoice is often rejected.

## Four things to check

1. The SIRET of the account is that of the establishment that receives.
2. The billing address is complete.
3. Your customer’s order reference is on the job site.
4. Your accountant knows on which platform your invoices arrive.

A precise question? The [FAQ](/faq) has a theme *Invoices*.`,
  },
  es: {
    titre: `Facturas electrónicas y Chorus Pro`,
    resume: `Plataforma acreditada, Chorus Pro: qué cambia y los campos para que la factura pase.`,
    texte: `Desde el **1 de septiembre de 2026** toda empresa en Francia debe poder recibir facturas electrónicas; las grandes y medianas deben emitirlas. El **1 de septiembre de 2027** les toca a las pequeñas y microempresas. Un PDF adjunto a un correo no es una factura electrónica.

## Lo que recibe de nosotros

Se emite una factura cuando llega una entrega. Todas están en [su cuenta](/mon-compte/factures): PDF Factur-X, UBL y CII. Díganos por qué canal quiere recibirlas, con [el formulario de contacto](/contact).

| Su canal | Qué necesita |
| --- | --- |
| Plataforma acreditada | estar en el directorio; basta su SIRET |
| Correo | una dirección propia, a la espera de plataforma |
| Chorus Pro | código de servicio y, según el organismo, número de compromiso |

## Compradores públicos

La venta al sector público sigue en **Chorus Pro**. Cada organismo dice en el directorio si exige código de servicio, número de compromiso o uno de los dos. Escríbalos en la [obra](page:10), en la cesta: siguen al pedido hasta la factura.

- Código de servicio: hasta 100 signos, tal como lo escribe el directorio.
- Número de compromiso: hasta 50 signos. Sin él, la factura suele rechazarse.

## Cuatro comprobaciones

1. El SIRET de la cuenta es el del establecimiento que recibe.
2. La dirección de facturación está completa.
3. La referencia de pedido de su cliente figura en la obra.
4. Su gestor sabe a qué plataforma llegan sus facturas.

¿Una duda concreta? Las [preguntas frecuentes](/faq) tienen un tema *Facturas*.`,
  },
};
