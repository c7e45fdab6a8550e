import base from './playwright.config.ts';
const { globalSetup: _s, ...rest } = base;
export default rest;
