// For browsers without module scripts, which run nothing else of the app.
location.replace('/old-browser.html')
