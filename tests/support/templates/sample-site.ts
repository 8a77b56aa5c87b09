/** A complete small site, identified by `heading`. */
export function sampleSite(heading = "Corner Bakery's own design"): Record<string, string> {
  return {
    "index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="css/style.css"></head>
<body><h1>${heading}</h1><p>{{projectName}}, {{currentYear}}</p><a href="{{ctaUrl}}">Order</a>
<a href="about.html">About</a><img src="img/dot.svg" alt="A dot"><script src="js/one.js"></script>
<script src="js/two.js"></script></body></html>`,
    "about.html": `<!doctype html><html lang="en"><head><title>About</title></head><body><h1>About ${heading}</h1></body></html>`,
    "css/style.css": "body { color: teal }",
    "js/one.js": "document.title = 'one'",
    "js/two.js": "document.title += ' two'",
    "img/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>',
  };
}
