// A chunk of its own: no page needs it to be read or used.
export { animate } from 'framer-motion/dom/mini';
