import { defineConfig } from 'kavling/config';

// Your editor completes each key and explains it.
export default defineConfig({
  // Where the site is on the web. Pages without their own URL get one below it.
  // address: 'https://rumah.example.co.id',
});
