import { defineConfig } from 'kavling/config';

// Your editor completes each key and says what it is for.
export default defineConfig({
  // Where the site is on the web. Pages that name no address of their own get one below it.
  // address: 'https://rumah.example.co.id',
});
