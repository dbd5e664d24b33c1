// Loaded before tsx, and so in plain JavaScript: it reads every module that is imported after it, and packages need no
// such reading. That saves a build a second and 150 MB.
import '@vanilla-extract/vite-plugin';
import 'lightningcss';
import 'purgecss';
import 'sharp';
import 'subset-font';
import 'vike/api';
import 'vike/plugin';
import 'vite';
