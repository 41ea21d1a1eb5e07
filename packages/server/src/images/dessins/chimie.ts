import { penche, type Dessins } from './trait.ts';

export const CHIMIE: Dessins = {
  cartouche: penche(
    '<path fill="url(#c)" d="M44 116h186v88H44z"/><path fill="url(#p)" d="M74 116h118v88H74z" stroke-width="3"/><path fill="url(#d)" d="M32 112h14v96H32z"/><path fill="url(#m)" d="M230 136l20 6v36l-20 6z"/><path fill="url(#c)" d="M250 148l52 8v8l-52 8z"/><path d="M92 140h62M92 160h82M92 180h50" stroke="#fff" stroke-width="6"/>',
  ),
  aerosol:
    '<path fill="url(#p)" d="M104 124q0-18 18-24h76q18 6 18 24v140q-56 22-112 0z"/><path fill="url(#c)" d="M104 156h112v66H104z" stroke-width="3"/><path fill="url(#m)" d="M116 100q44-32 88 0z"/><path fill="url(#d)" d="M138 48h44v40h-44z"/><path d="M122 176h60M122 196h76" stroke-width="5"/><path d="M130 60h-16" stroke-width="5"/>',
  pot: '<path fill="url(#m)" d="M70 108h180v142q-90 34-180 0z"/><path fill="url(#p)" d="M70 146h180v70q-90 30-180 0z" stroke-width="3"/><ellipse fill="url(#m)" cx="160" cy="108" rx="90" ry="30"/><ellipse cx="160" cy="106" rx="68" ry="21" stroke-width="3"/><path fill="none" d="M66 120C48 30 272 30 254 120" stroke-width="4"/><path d="M104 178h76M104 198h104" stroke="#fff" stroke-width="6"/>',
  bidon:
    '<path fill="url(#p)" d="M82 104q0-18 18-22l30-8h54q54 6 54 48v130q0 20-20 20H102q-20 0-20-20z"/><path fill="#f5f3ef" d="M164 94q44 0 50 34-28 8-50-10z" stroke-width="3"/><path fill="url(#d)" d="M98 46h44v30H98z"/><path fill="url(#c)" d="M104 158h112v76H104z" stroke-width="3"/><path d="M122 180h70M122 202h50" stroke-width="5"/>',
  flacon:
    '<path fill="url(#c)" d="M110 132q0-20 24-32h52q24 12 24 32v124q0 18-18 18h-64q-18 0-18-18z"/><path fill="url(#p)" d="M138 54h44v46h-44zM146 34h28v20h-28z"/><path fill="url(#p)" d="M110 164h100v60H110z" stroke-width="3"/><path d="M126 184h58M126 204h40" stroke="#fff" stroke-width="6"/>',
  seau: '<path fill="url(#c)" d="M62 110h196l-22 160q-76 20-152 0z"/><path fill="url(#p)" d="M70 158h180l-9 66q-81 22-162 0z" stroke-width="3"/><ellipse fill="url(#d)" cx="160" cy="108" rx="102" ry="28"/><path fill="none" d="M60 112C62 22 258 22 260 112" stroke-width="5"/><path d="M108 186h70M108 206h96" stroke="#fff" stroke-width="6"/>',
  rouleau:
    '<circle fill="url(#p)" cx="148" cy="164" r="108"/><circle cx="148" cy="164" r="88" stroke-width="2"/><circle fill="url(#b)" cx="148" cy="164" r="60"/><circle fill="#f5f3ef" cx="148" cy="164" r="48"/><path fill="url(#p)" d="M148 272h140v-14H148z"/><path d="M78 118q20-34 60-40" stroke="#fff" stroke-width="6"/>',
  membrane: penche(
    '<path fill="url(#d)" d="M60 96h200v128H60z"/><ellipse fill="url(#d)" cx="260" cy="160" rx="30" ry="64"/><path d="M260 112a22 48 0 1 0 12 70 16 32 0 1 0-16-52" stroke="#c9d0d9" stroke-width="4"/><path fill="url(#d)" d="M60 224H30V112"/><path d="M70 116h170" stroke="#8b95a3" stroke-width="5"/>',
    -20,
  ),
  joint: penche(
    '<path fill="url(#d)" d="M20 140h232l40-30H64z"/><path fill="url(#d)" d="M20 140h232v22q-18 6-18 24l18 14H20l0-18z"/><path d="M20 162h232M20 184h216" stroke="#8b95a3" stroke-width="4"/>',
    -14,
  ),
  'bande-mousse':
    '<circle fill="url(#d)" cx="150" cy="160" r="106"/><path d="M150 76a84 84 0 1 1-80 56M150 98a62 62 0 1 1-58 40M150 120a40 40 0 1 1-38 26" stroke="#9aa3af" stroke-width="4"/><circle fill="#f5f3ef" cx="150" cy="160" r="22"/><path fill="url(#d)" d="M236 98l58-38 12 18-54 42z"/>',
  peinture:
    '<path fill="url(#m)" d="M54 128h150v132q-75 28-150 0z"/><path fill="url(#p)" d="M54 160h150v66q-75 26-150 0z" stroke-width="3"/><ellipse fill="url(#p)" cx="129" cy="128" rx="75" ry="24"/><path fill="url(#b)" d="M262 44q22 8 14 30l-40 92-28-12z"/><path fill="url(#m)" d="M206 150l32 14-8 22-34-14z"/><path fill="url(#d)" d="M196 172l36 14-20 40q-28 0-38-18z"/>',
  tamis: penche(
    '<path fill="url(#p)" d="M24 126h22v68H24z"/><path fill="url(#c)" d="M46 136h232l16 24-16 24H46z"/><path d="M62 136v48M82 136v48M102 136v48M122 136v48M142 136v48M162 136v48M182 136v48M202 136v48M222 136v48M242 136v48M262 136v48M46 152h240M46 168h240" stroke-width="2"/>',
  ),
};
