import { texte } from '../../catalogue/modele.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const FACTURES: ThemeDemo = {
  code: 'factures',
  libelle: texte('Paiement et factures', 'Payment and invoices', 'Pago y facturas'),
  questions: [
    {
      code: 'paiement-compte',
      fr: [
        `Quand puis-je payer en compte ?`,
        `L’encours est étudié sous 48 heures ouvrées après l’activation. En attendant, carte, virement et paiement au retrait sont ouverts. Voir [Moyens de paiement](page:8).`,
      ],
      en: [
        `When can I pay on account?`,
        `Credit is looked at within 48 working hours of activation. Meanwhile card, transfer and payment on collection are open. See [Means of payment](page:8).`,
      ],
      es: [
        `¿Cuándo puedo pagar a crédito?`,
        `El riesgo se estudia en 48 horas laborables desde la activación. Mientras, puede pagar con tarjeta, por transferencia o al recoger. Vea [Medios de pago](page:8).`,
      ],
    },
    {
      code: 'carte-refusee',
      fr: [
        `Ma carte est refusée. Ai-je perdu ma commande ?`,
        `Non : rien n’est débité et la commande vous attend telle quelle. La raison donnée par la banque s’affiche ; réessayez, changez de carte ou de moyen. Le plafond est la cause la plus fréquente, votre banque le relève souvent en quelques minutes.`,
      ],
      en: [
        `My card is refused. Have I lost my order?`,
        `No: nothing is taken and the order waits for you as it was. The bank’s reason is shown; try again, change the card or the means. The limit is the commonest cause, and banks often raise it within minutes.`,
      ],
      es: [
        `Rechazan mi tarjeta. ¿He perdido el pedido?`,
        `No: no se carga nada y el pedido le espera tal cual. Se muestra la razón del banco; inténtelo de nuevo, cambie de tarjeta o de medio. El límite es la causa más frecuente, y el banco suele subirlo en minutos.`,
      ],
    },
    {
      code: 'facture-electronique',
      fr: [
        `Comment recevoir vos factures électroniques ?`,
        `Dites-nous votre canal avec [le formulaire de contact](/contact) : plateforme agréée, Chorus Pro ou adresse dédiée. Depuis le 1er septembre 2026 vous devez pouvoir les recevoir par une plateforme agréée ; votre SIRET suffit à vous trouver dans l’annuaire. Elles sont toutes dans [votre compte](/mon-compte/factures). Voir [Factures électroniques et Chorus Pro](page:19).`,
      ],
      en: [
        `How do I receive your e-invoices?`,
        `Tell us your channel with [the contact form](/contact): accredited platform, Chorus Pro or an address of its own. Since 1 September 2026 you must be able to receive them through an accredited platform; your SIRET is enough to find you in the directory. All of them are in [your account](/mon-compte/factures). See [E-invoices and Chorus Pro](page:19).`,
      ],
      es: [
        `¿Cómo recibo sus facturas electrónicas?`,
        `Díganos su canal con [el formulario de contacto](/contact): plataforma acreditada, Chorus Pro o una dirección propia. Desde el 1 de septiembre de 2026 debe poder recibirlas por una plataforma acreditada; basta su SIRET para encontrarle en el directorio. Todas están en [su cuenta](/mon-compte/factures). Vea [Facturas electrónicas y Chorus Pro](page:19).`,
      ],
    },
    {
      code: 'chorus-engagement',
      fr: [
        `Où saisir le code service et le numéro d’engagement Chorus ?`,
        `Sur le chantier, dans le panier, avec « Modifier le chantier ». Ils suivent la commande jusqu’à la facture. Un numéro d’engagement a 50 signes au plus, un code service 100.`,
      ],
      en: [
        `Where do I enter the Chorus service code and PO number?`,
        `On the job site in the basket, with "Edit job site". They follow the order to the invoice. A PO number has 50 characters at most, a service code 100.`,
      ],
      es: [
        `¿Dónde escribo el código de servicio y el compromiso de Chorus?`,
        `En la obra, dentro de la cesta, con «Modificar la obra». Siguen al pedido hasta la factura. Un compromiso tiene 50 signos como máximo, un código de servicio 100.`,
      ],
    },
    {
      code: 'eco-participation',
      fr: [
        `À quoi correspond l’éco-participation ?`,
        `Elle finance la collecte et le recyclage de l’appareil ou de l’élément acheté. Elle est fixée par un éco-organisme, jamais remisée, et porte la TVA. Voir [Éco-participation et reprise](page:20).`,
      ],
      en: [
        `What is the eco-contribution?`,
        `It pays for collecting and recycling the device or element you buy. It is set by an accredited body, never discounted, and bears VAT. See [Eco-contribution and take-back](page:20).`,
      ],
      es: [
        `¿Qué es la ecotasa?`,
        `Financia la recogida y el reciclado del aparato o elemento comprado. La fija un organismo acreditado, nunca lleva descuento y está sujeta a IVA. Vea [Ecotasa y recogida](page:20).`,
      ],
    },
  ],
};
