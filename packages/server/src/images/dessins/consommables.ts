import { penche, type Dessins } from './trait.ts';

function dents(rayon: number, nombre: number, hauteur: number): string {
  let d = '';
  for (let i = 0; i < nombre; i += 1) {
    const a = (2 * Math.PI * i) / nombre;
    const b = (2 * Math.PI * (i + 0.35)) / nombre;
    const c = (2 * Math.PI * (i + 1)) / nombre;
    const point = (angle: number, r: number) =>
      `${(160 + r * Math.cos(angle)).toFixed(1)} ${(160 + r * Math.sin(angle)).toFixed(1)}`;
    d += `${i === 0 ? 'M' : 'L'}${point(a, rayon)}L${point(b, rayon + hauteur)}L${point(c, rayon)}`;
  }
  return d + 'z';
}

export const CONSOMMABLES: Dessins = {
  foret: penche(
    '<path fill="url(#m)" d="M18 144h84v32H18z"/><path fill="url(#m)" d="M102 140h160l40 20-40 20H102z"/><path d="M104 176c20-2 26-34 46-36M138 180c20-2 26-38 46-40M172 180c20-2 26-38 46-40M206 180c20-2 26-38 46-40M240 180c16-2 20-24 34-30" stroke-width="5"/>',
  ),
  'foret-sds': penche(
    '<path fill="url(#m)" d="M14 142h96v36H14z"/><path d="M24 160h26M66 152h30M66 168h30" stroke-width="5"/><path fill="url(#m)" d="M110 146h158v28H110z"/><path d="M114 172c16-2 20-22 36-24M150 174c16-2 20-26 36-28M186 174c16-2 20-26 36-28M222 174c16-2 20-26 36-28" stroke-width="4"/><path fill="url(#d)" d="M268 138h22l14 22-14 22h-22z"/>',
  ),
  'meche-plate': penche(
    '<path fill="url(#m)" d="M16 150h176v20H16z"/><path fill="url(#m)" d="M188 118h62l14 32 32 10-32 10-14 32h-62q-14-42 0-84z"/><circle fill="#f5f3ef" cx="216" cy="160" r="12" stroke-width="3"/>',
  ),
  burin: penche(
    '<path fill="url(#m)" d="M14 142h92v36H14z"/><path d="M28 160h22M62 152h34M62 168h34" stroke-width="4"/><path fill="url(#m)" d="M106 134h16v52h-16z"/><path fill="url(#m)" d="M122 144h122l58 16-58 16H122z"/>',
  ),
  'scie-cloche':
    '<path fill="url(#m)" d="M62 132q0-26 98-26t98 26v104l-12-10-12 14-14-12-14 16-14-14-14 16-16-14-16 14-14-16-14 14-14-16-14 12-12-14-10 10z"/><ellipse fill="url(#d)" cx="160" cy="132" rx="98" ry="26"/><path fill="url(#m)" d="M138 40h44v84q-22 12-44 0z"/><rect x="92" y="172" width="18" height="34" rx="9" fill="url(#d)" stroke-width="3"/><rect x="206" y="172" width="18" height="34" rx="9" fill="url(#d)" stroke-width="3"/>',
  'lame-circulaire': `<path fill="url(#m)" d="${dents(108, 28, 18)}"/><circle cx="160" cy="160" r="78" stroke-width="3"/><circle fill="#f5f3ef" cx="160" cy="160" r="20"/><path d="M160 52v26M160 242v26M52 160h26M242 160h26" stroke-width="5"/>`,
  lame: penche(
    '<path fill="url(#m)" d="M18 132h40l10 8h216l20 24-12 8-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-14 8H18z"/><circle fill="#f5f3ef" cx="38" cy="154" r="8" stroke-width="3"/>',
  ),
  'lame-cutter': penche(
    '<path fill="url(#m)" d="M30 126h228l34 68H30z"/><path d="M80 126l34 68M124 126l34 68M168 126l34 68M212 126l34 68" stroke-width="3"/><circle fill="#f5f3ef" cx="52" cy="152" r="8" stroke-width="3"/>',
  ),
  disque:
    '<circle fill="url(#d)" cx="160" cy="160" r="122"/><circle cx="160" cy="160" r="100" stroke="#8b95a3" stroke-width="2"/><circle fill="url(#c)" cx="160" cy="160" r="62"/><circle fill="url(#m)" cx="160" cy="160" r="34"/><circle fill="#f5f3ef" cx="160" cy="160" r="20"/><path d="M110 124q20-30 52-32" stroke="#7795bd" stroke-width="7"/>',
  'disque-diamant':
    '<circle fill="url(#m)" cx="160" cy="160" r="120"/><circle cx="160" cy="160" r="100" stroke-width="3"/><path d="M160 40v32M245 75l-23 23M280 160h-32M245 245l-23-23M160 280v-32M75 245l23-23M40 160h32M75 75l23 23" stroke-width="6"/><g fill="#f5f3ef" stroke-width="3"><circle cx="160" cy="112" r="8"/><circle cx="160" cy="208" r="8"/><circle cx="112" cy="160" r="8"/><circle cx="208" cy="160" r="8"/></g><circle fill="#f5f3ef" cx="160" cy="160" r="20"/>',
  'disque-lamelles':
    '<circle fill="url(#b)" cx="160" cy="160" r="120"/><path d="M160 40l26 50M216 54l6 56M258 92l-14 54M278 146l-34 46M272 206l-48 30M234 254l-56 10M178 279l-50-14M118 272l-40-42M70 238l-26-50M42 186l4-56M46 128l30-48M86 66l46-24" stroke-width="4"/><circle fill="url(#d)" cx="160" cy="160" r="62"/><circle fill="#f5f3ef" cx="160" cy="160" r="20"/>',
  abrasif:
    '<circle fill="url(#b)" cx="172" cy="168" r="110"/><circle fill="url(#b)" cx="156" cy="152" r="110"/><g fill="#f5f3ef" stroke-width="3"><circle cx="156" cy="92" r="11"/><circle cx="208" cy="122" r="11"/><circle cx="208" cy="182" r="11"/><circle cx="156" cy="212" r="11"/><circle cx="104" cy="182" r="11"/><circle cx="104" cy="122" r="11"/><circle cx="156" cy="152" r="11"/></g>',
  'bande-abrasive':
    '<path fill="url(#b)" d="M96 70h128q46 0 46 90t-46 90H96q-46 0-46-90t46-90z"/><path fill="url(#d)" d="M104 104h112q26 0 26 56t-26 56H104q-26 0-26-56t26-56z"/><path fill="#f5f3ef" d="M112 122h96q16 0 16 38t-16 38h-96q-16 0-16-38t16-38z" stroke-width="3"/>',
  eponge:
    '<path fill="url(#d)" d="M44 196l70 46 162-62v22l-162 64-70-46z"/><path fill="url(#b)" d="M44 146l164-64 68 46v52l-162 62-70-46z"/><path d="M44 146l70 46 162-64M114 192v50" stroke-width="3"/>',
  embout: penche(
    '<path fill="url(#m)" d="M52 124h104v72H52z"/><path d="M52 146h104M52 174h104" stroke-width="3"/><path fill="url(#m)" d="M156 136h34v48h-34z"/><path fill="url(#d)" d="M190 138h66l14 10v24l-14 10h-66z"/><path d="M198 150h66M198 170h66" stroke="#c9d0d9" stroke-width="4"/>',
  ),
  douille:
    '<path fill="url(#m)" d="M88 104h144v128q-72 36-144 0z"/><ellipse fill="url(#m)" cx="160" cy="104" rx="72" ry="34"/><path fill="url(#d)" d="M126 90h68l22 14-22 16h-68l-22-16z"/><path d="M88 176q72 34 144 0M106 140v80" stroke-width="3"/>',
  fraise: penche(
    '<path fill="url(#m)" d="M20 144h128v32H20z"/><path fill="url(#m)" d="M148 132h20v56h-20z"/><path fill="url(#d)" d="M168 112h96q14 0 14 14v68q0 14-14 14h-96z"/><path d="M176 200c30-6 40-76 88-82M188 118h80" stroke="#c9d0d9" stroke-width="6"/>',
  ),
  'brosse-metallique':
    '<circle fill="url(#m)" cx="160" cy="160" r="120"/><path d="M160 40v60M160 220v60M40 160h60M220 160h60M75 75l43 43M202 202l43 43M245 75l-43 43M118 202l-43 43M112 50l24 55M208 50l-24 55M112 270l24-55M208 270l-24-55M50 112l55 24M50 208l55-24M270 112l-55 24M270 208l-55-24" stroke-width="4"/><circle fill="url(#d)" cx="160" cy="160" r="60"/><circle fill="#f5f3ef" cx="160" cy="160" r="20"/>',
  'coffret-outils':
    '<path fill="url(#p)" d="M36 84h248v88H36z"/><path fill="url(#d)" d="M50 96h220v64H50z" stroke-width="3"/><path fill="url(#p)" d="M36 172h248v88H36z"/><path fill="url(#d)" d="M50 184h220v64H50z" stroke-width="3"/><path d="M74 108v40M98 108v40M122 108v40M146 108v40M170 108v40M194 108v40M218 108v40M242 108v40" stroke="#d7dbe1" stroke-width="8"/><g fill="url(#m)" stroke-width="3"><circle cx="80" cy="216" r="17"/><circle cx="126" cy="216" r="17"/><circle cx="172" cy="216" r="17"/><circle cx="218" cy="216" r="17"/></g>',
};
